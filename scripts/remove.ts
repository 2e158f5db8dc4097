/**
 * `npm run remove -- --stage S`: removes a stage and its games. Refuses production. Prints each command and its output.
 */

import { isProduction } from '../infra/contract.ts';
import { CommandError, main, ROOT, run } from './cloud-command.ts';

main((stage) => {
  if (isProduction(stage)) {
    throw new CommandError(
      `${stage} is protected, and so is its table. docs/operate.md describes how to remove it.`,
    );
  }
  run(['sst', 'remove', '--stage', stage], { SST_TELEMETRY_DISABLED: '1' });
  run(['cdk', 'destroy', '--all', '--force'], { STAGE: stage }, `${ROOT}infra`);
});
