import { MemoryStore } from './memory-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('in memory', async () => ({ store: new MemoryStore(), close: async () => undefined }));
