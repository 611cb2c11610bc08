import fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly nullable?: boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** An input that a schema takes, made from the schema alone: every field filled, so that later endpoints are covered too. */
export function sampleOf(schema: z.ZodType | undefined): Record<string, unknown> | undefined {
  if (!schema) return undefined;
  const json = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return valueOf(json) as Record<string, unknown>;
}

function valueOf(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return valueOf(choice);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, valueOf(value)]));
  }
  // A record of free keys, which may be empty.
  if (schema.type === 'object') return {};
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}));
  }
  if (schema.format === 'uuid') return '01900000-0000-7000-8000-000000000000';
  if (schema.pattern) {
    // Classes such as \p{Script=Han} mean nothing without the flag that JSON Schema does not carry; the rest of them is enough.
    const plain = schema.pattern.replaceAll(/\\p\{[^}]*\}/g, '');
    return fc.sample(fc.stringMatching(new RegExp(plain)), { numRuns: 1, seed: 7 })[0];
  }
  return '样'.repeat(Math.max(schema.minLength ?? 2, 2));
}

/** The names of all text fields of a schema, with paths: `a.b`. */
export function textFieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const walk = (part: JsonSchema, path: string): string[] =>
    part.properties
      ? Object.entries(part.properties).flatMap(([key, value]) => walk(value, path ? `${path}.${key}` : key))
      : part.type === 'string'
        ? [path]
        : [];
  return walk(json, '');
}

/** The names of fields that hold ids. */
export function idFieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(json.properties ?? {}).flatMap(([key, value]) => (value.format === 'uuid' ? [key] : []));
}
