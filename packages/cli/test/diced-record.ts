/** Records of whole games, with dice drawn as the server draws them. */

import {
  botSeed,
  chainFor,
  commitmentOf,
  drawDie,
  drawStarter,
  keyOfDraw,
  linksFrom,
  makeHex,
  openChain,
} from '@aeroplane/dice';
import {
  afterDie,
  apply,
  COLOURS,
  legalMoves,
  makeRecord,
  parseRules,
  seededChoose,
  initialState,
  type Ply,
  type Seat,
} from '@aeroplane/engine';

export function dicedRecord(seats: readonly Seat[] = [0, 2], salt = 1) {
  const rules = parseRules({ planes: 2 });
  if (!rules.ok) throw new Error(rules.error.message);
  const choose = seededChoose(salt);
  let chain = openChain(Uint8Array.from({ length: 32 }, () => choose(256)));
  const commitment = commitmentOf(chain.secret);
  const input = { game: 'game-1', seeds: seats.map((seat) => botSeed(commitment, seat)) };

  const first = seats[drawStarter(keyOfDraw(chain, 1), input)] ?? 0;
  let state = initialState(rules.value, seats, first);
  const plies: Ply[] = [];
  while (state.position.turn !== null) {
    const draw = plies.length + 2;
    chain = chainFor(chain, draw);
    const die = drawDie(keyOfDraw(chain, draw), input, draw);
    const moves = legalMoves(rules.value, state.position, die);
    const move = moves[choose(moves.length)] ?? 0;
    plies.push({ die, move });
    state = afterDie(state, apply(rules.value, state.position, die, move));
  }
  const draws = plies.length + 1;
  return {
    ...makeRecord(rules.value, seats, first, plies),
    game: input.game,
    dice: {
      commitment: makeHex(commitment),
      seeds: Object.fromEntries(
        seats.map((seat, at) => [COLOURS[seat], makeHex(input.seeds[at] ?? commitment)]),
      ),
      links: linksFrom(keyOfDraw(chain, draws), draws).map(makeHex),
    },
  };
}
