import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { storeContract } from '@aeroplane/testing/contract/store-contract';

storeContract('in memory', async () => ({ store: new MemoryStore(), close: async () => undefined }));
