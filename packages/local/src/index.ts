/** The server of one machine: API, pages, database, deliveries and clock in one process. */

export { FolderError, openEmbeddedDynamoDb, type EmbeddedDynamoDb } from './embedded-dynamodb.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { readSettings, SettingsError, type Settings } from './settings.ts';
export { DEFAULT_TRUSTED_PROXIES, parseTrustedProxies } from './trusted-proxies.ts';
