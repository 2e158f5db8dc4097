import { storeContract } from '../../core/test/store-contract.ts';
import { openTable } from './open-table.ts';

storeContract('on DynamoDB', openTable);
