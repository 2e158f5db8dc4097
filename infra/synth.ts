/** The foundation's template, checked by CDK's own rules and by AWS's for good practice. */

import { App, BootstraplessSynthesizer, Validations, type IStackSynthesizer } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { foundationName } from './contract.ts';
import { Foundation, type FoundationProps } from './foundation.ts';

/** Makes findings of CDK's rules fatal, as those of `AwsSolutionsChecks` are. */
const CONTEXT = { '@aws-cdk/core:validateAgainstDefaultRules': true };

export interface SynthOptions extends FoundationProps {
  /** The folder for the template; undefined for that of the `cdk` command, or else a temporary one. */
  readonly outdir?: string;
}

export function foundationApp({ outdir, ...props }: SynthOptions): App {
  const app = new App({
    analyticsReporting: false,
    context: CONTEXT,
    ...(outdir !== undefined && { outdir }),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  // Without assets, the account needs no bootstrap.
  const synthesizer = new BootstraplessSynthesizer() as IStackSynthesizer;
  new Foundation(app, foundationName(props.stage), { synthesizer, ...props });
  return app;
}
