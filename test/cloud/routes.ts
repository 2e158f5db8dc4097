/** Finds the function for a request, by the declared routes: the most literal matching one, as in API Gateway. */

import { FUNCTIONS, functionName, type FunctionName } from '../../infra/contract.ts';
import { STAGE } from './deployment.ts';
import type { SstRun } from './sst-run.ts';

const GREEDY = '{proxy+}';

/** The length of a pattern's literal part; undefined where it does not match the path. */
function literally(pattern: string, path: string): number | undefined {
  if (pattern === '$default') return 0;
  if (!pattern.endsWith(GREEDY)) return pattern === path ? pattern.length + 1 : undefined;
  const before = pattern.slice(0, -GREEDY.length);
  return path.startsWith(before) && path.length > before.length ? before.length : undefined;
}

/** Returns a lookup from path to function. */
export function openRoutes({ resources }: SstRun): (path: string) => FunctionName {
  const inputs = (type: string) => resources.filter((one) => one.type === `aws:apigatewayv2/${type}`);
  const uris = new Map(
    inputs('integration:Integration').map((one) => [
      `integrations/${one.name}-id`,
      String(one.inputs['integrationUri']),
    ]),
  );
  const routes = inputs('route:Route').map(({ inputs: { routeKey, target } }) => ({
    pattern: String(routeKey).replace(/^ANY /, ''),
    uri: uris.get(String(target)) ?? '',
  }));
  return (path) => {
    const [best] = routes
      .flatMap(({ pattern, uri }) => {
        const literal = literally(pattern, path);
        return literal === undefined ? [] : [{ literal, uri }];
      })
      .sort((a, b) => b.literal - a.literal);
    const name = FUNCTIONS.find((one) => best?.uri.endsWith(`:${functionName(STAGE, one)}`));
    if (name === undefined) throw new Error(`no function answers ${path}`);
    return name;
  };
}
