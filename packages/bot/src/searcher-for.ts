import { RULE_NAMES, type Rules } from '@aeroplane/engine';
import { Searcher } from './searcher.ts';

const searchers = new Map<string, Searcher>();

/** The searcher for some rules; its tables take a while to make, and games have few kinds of rules. */
export function searcherFor(rules: Rules): Searcher {
  const key = RULE_NAMES.map((name) => rules[name]).join();
  let searcher = searchers.get(key);
  if (searcher === undefined) {
    searcher = new Searcher(rules);
    searchers.set(key, searcher);
  }
  return searcher;
}
