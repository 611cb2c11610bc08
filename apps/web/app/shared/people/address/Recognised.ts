import type { addressEndpoints, Answer } from '@jiwu/contract';

export type Recognised = Answer<(typeof addressEndpoints)['addressRecognise']>;
