import { envelopeOf } from '@jiwu/contract';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type Write = (answer: unknown) => string;
type JsonSchema = Parameters<typeof fastJsonStringify>[0];

/** By the answer's schema in the contract, which stays as long as the process. */
const schemas = new WeakMap<z.ZodType, JsonSchema>();
const writers = new WeakMap<z.ZodType, Write>();

/** What an endpoint answers, with its envelope, as a JSON schema. */
export function answerSchemaOf(answer: z.ZodType): JsonSchema {
  let schema = schemas.get(answer);
  if (schema === undefined) {
    schema = z.toJSONSchema(envelopeOf(answer), { target: 'openapi-3.0', unrepresentable: 'any' }) as JsonSchema;
    schemas.set(answer, schema);
  }
  return schema;
}

/**
 * Writes the answers of one endpoint. Compiled with its first answer: compiling the writers of all endpoints was two thirds of the
 * work of starting an api, and most are not asked for between two starts.
 */
export function answerWriter(answer: z.ZodType): Write {
  return (data) => {
    let write = writers.get(answer);
    if (!write) {
      write = fastJsonStringify(answerSchemaOf(answer));
      writers.set(answer, write);
    }
    return write(data);
  };
}
