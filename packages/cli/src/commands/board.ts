import { readArguments, readPosition } from '../arguments.ts';
import { drawBoard } from '../board-text.ts';
import type { Command } from '../command.ts';

/** Prints a position as a picture in text. */
export const boardCommand: Command = {
  name: 'board',
  synopsis: '"POSITION"',
  summary: 'the board as text',

  run(args, terminal) {
    const { operands } = readArguments(args, ['POSITION']);
    const [position = ''] = operands;
    terminal.out(drawBoard(readPosition(position)));
  },
};
