import { expect, it } from 'vitest';
import { Metrics } from '../src/metrics.ts';

it("writes one line of CloudWatch's embedded format, and none if nothing happened", () => {
  const lines: string[] = [];
  const metrics = new Metrics({ namespace: 'Aeroplane', stage: 'test', print: (line) => lines.push(line) });
  metrics.count('Moves');
  metrics.count('Moves');
  metrics.count('Misses', 0);
  metrics.set('SweeperLag', 0);
  metrics.flush();
  metrics.flush();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      _aws: {
        Timestamp: expect.any(Number) as number,
        CloudWatchMetrics: [
          {
            Namespace: 'Aeroplane',
            Dimensions: [['Stage']],
            Metrics: [
              { Name: 'Moves', Unit: 'Count' },
              { Name: 'SweeperLag', Unit: 'Milliseconds' },
            ],
          },
        ],
      },
      Stage: 'test',
      Moves: 2,
      SweeperLag: 0,
    },
  ]);
});
