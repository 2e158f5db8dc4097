/** `npm run remove -- --stage S`: takes a stage away, its games included. Production is protected. */

import { isProduction } from '../infra/contract.ts';
import { CommandError, main, ROOT, run } from './cloud-command.ts';

main((stage) => {
  if (isProduction(stage)) {
    throw new CommandError(
      `${stage} is protected, and so is its table. docs/operate.md says how it is taken away.`,
    );
  }
  run(['sst', 'remove', '--stage', stage], { SST_TELEMETRY_DISABLED: '1' });
  run(['cdk', 'destroy', '--all', '--force'], { STAGE: stage }, `${ROOT}infra`);
});
