/** The foundation as a template, checked: by CDK's own rules of what resources may say, and by AWS's for good practice. */

import { App, BootstraplessSynthesizer, Validations, type IStackSynthesizer } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { foundationName } from './contract.ts';
import { Foundation, type FoundationProps } from './foundation.ts';

/** What either check says is fatal. */
const CONTEXT = { '@aws-cdk/core:validateAgainstDefaultRules': true };

export interface SynthOptions extends FoundationProps {
  /** Where the template goes; undefined: where the command line tool wants it, or a temporary folder. */
  readonly outdir?: string;
}

export function foundationApp({ outdir, ...props }: SynthOptions): App {
  const app = new App({
    analyticsReporting: false,
    context: CONTEXT,
    ...(outdir !== undefined && { outdir }),
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  // Without assets it needs nothing that CDK would have to prepare in the account first.
  const synthesizer = new BootstraplessSynthesizer() as IStackSynthesizer;
  new Foundation(app, foundationName(props.stage), { synthesizer, ...props });
  return app;
}
