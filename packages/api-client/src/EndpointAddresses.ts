import type { EndpointName } from '@jiwu/contract';

export type EndpointAddress = readonly [method: string, path: string];

/** Methods and addresses of some endpoints of the contract: those that one side calls. */
export type EndpointAddresses = Readonly<Partial<Record<EndpointName, EndpointAddress>>>;
