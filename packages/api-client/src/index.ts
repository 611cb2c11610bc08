export { ApiError } from './ApiError.ts';
export type { ClientOptions, Tokens } from './ClientOptions.ts';
export { type ApiClient, type CallOptions, createApiClient } from './createApiClient.ts';
