/** Starts the longest files of a project first, so that no worker is left alone with one at the end. */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size tells, which is what Vitest goes by where it knows no times. */
const LONG = [
  'test/e2e/whole-game.test.ts',
  'test/e2e/forgery.test.ts',
  'test/e2e/offline.test.ts',
  'test/e2e/steady.test.ts',
  'test/e2e/board.test.ts',
  'test/e2e/access.test.ts',
  'test/e2e/keyboard.test.ts',
  'test/notice-crash.test.ts',
  'test/records.test.ts',
  'test/crash.test.ts',
  'test/api-scenario.test.ts',
  'test/reading.test.ts',
  'test/cost/played-game.test.ts',
  'test/attack.test.ts',
  'test/race.test.ts',
  'packages/local/test/program.test.ts',
  'packages/table/test/dynamo-store.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  LONG.some((file) => moduleId.endsWith(`/${file}`));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
