export { ApiError } from './ApiError.ts';
export type { CallOptions } from './CallOptions.ts';
export type { ClientOptions, Tokens } from './ClientOptions.ts';
export { type ApiClient, createApiClient } from './createApiClient.ts';
export { refusalOf } from './refusalOf.ts';
