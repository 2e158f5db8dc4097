/** Validation of what a request brings, against its schema. */

import { vValidator } from '@hono/valibot-validator';
import type { ValidationTargets } from 'hono';
import * as v from 'valibot';
import { answerProblem } from './problem-answer.ts';

/** Lets a request go on whose body or query is as its schema says; else 400 `bad-request` names what is not. */
export const valid = <Schema extends v.GenericSchema, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) =>
  vValidator(target, schema, (result, c) => {
    if (result.success) return undefined;
    const errors = result.issues.map((issue) => ({ at: v.getDotPath(issue) ?? '', reason: issue.message }));
    const [first] = errors;
    return answerProblem(c, 'bad-request', `${first?.at ?? ''}: ${first?.reason ?? ''}`, { errors });
  });
