import { RULE_NAMES, type Rules } from '@aeroplane/engine';
import { Searcher } from './searcher.ts';

const searchers = new Map<string, Searcher>();

/** The searcher for these rules. It is cached: its tables are slow to build, and few rules are in use. */
export function searcherFor(rules: Rules): Searcher {
  const key = RULE_NAMES.map((name) => rules[name]).join();
  let searcher = searchers.get(key);
  if (searcher === undefined) {
    searcher = new Searcher(rules);
    searchers.set(key, searcher);
  }
  return searcher;
}
