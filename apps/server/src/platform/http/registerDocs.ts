import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerSchemaOf } from './answerWriter.ts';

/** The OpenAPI page at /api/docs, made from the same schemas that validate. Loaded only where it is served. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: '集物 API', version: '0.1.0', description: '每个回答都是 {flag, code, msg, data}。' },
      components: { securitySchemes: { token: { type: 'apiKey', name: 'token', in: 'header' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema ? describeParts(schema) : schema, url }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

function describeParts<T extends object>(schema: T): T {
  const parts = Object.entries(schema as Record<string, unknown>).map(([key, value]): [string, unknown] => [
    key,
    key === 'response' ? describeAnswers(value as Record<string, z.ZodType>) : describeInput(value),
  ]);
  return Object.fromEntries(parts.filter(([, value]) => !isEmptyObject(value))) as T;
}

function describeInput(part: unknown): unknown {
  return part instanceof z.ZodType
    ? z.toJSONSchema(part, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' })
    : part;
}

/** By status; in a route's schema each is the answer without its envelope. */
function describeAnswers(answers: Readonly<Record<string, z.ZodType>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerSchemaOf(answer)]));
}

/** A part that takes nothing is left out of the page. */
function isEmptyObject(value: unknown): boolean {
  const { properties, type } = (value ?? {}) as { properties?: object; type?: string };
  return type === 'object' && properties !== undefined && Object.keys(properties).length === 0;
}
