/** Validation of a request's body and query. */

import { vValidator } from '@hono/valibot-validator';
import * as v from 'valibot';
import { withContract } from '../contract/contract.ts';
import { answerProblem } from '../contract/problem-answer.ts';

const CONTRACT_OF = {
  query: (query: v.GenericSchema) => ({ query, problems: ['bad-request'] }) as const,
  json: (body: v.GenericSchema) => ({ body, problems: ['bad-request', 'bad-json'] }) as const,
};

/** Checks a body or query against its schema; a mismatch answers 400 `bad-request`, which names what is wrong. */
export const valid = <Schema extends v.GenericSchema, Target extends keyof typeof CONTRACT_OF>(
  target: Target,
  schema: Schema,
) =>
  withContract(
    vValidator(target, schema, (result, c) => {
      if (result.success) return undefined;
      const errors = result.issues.map((issue) => ({ at: v.getDotPath(issue) ?? '', reason: issue.message }));
      const [first] = errors;
      return answerProblem(c, 'bad-request', `${first?.at ?? ''}: ${first?.reason ?? ''}`, { errors });
    }),
    CONTRACT_OF[target](schema),
  );
