/** Bots, and the judgement of positions: pure, and the same for the same position, die and seed. */

export { chooseMove, HARD_NODES, LEVELS, type Level } from './choose-move.ts';
export { NOISE_TURNS } from './chances.ts';
export { FEATURE_COUNT, FEATURES, featureTables, writeFeatures } from './features.ts';
export { reportGame, type GameReport, type SeatReport, type Swing } from './report.ts';
export { searcherFor } from './searcher-for.ts';
export { Searcher } from './searcher.ts';
