import { storeContract } from '@aeroplane/testing/contract/store-contract';
import { openTable } from './open-table.ts';

storeContract('on DynamoDB', openTable);
