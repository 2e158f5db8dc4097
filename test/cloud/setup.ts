/** Before the tests of the cloud: builds the bundles and declares a deploy, once for all of them. */

import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { bundleFunctions, type Bundle, type FunctionName } from '../../scripts/bundle-functions.ts';
import { deploy, type Deployment } from './deployment.ts';
import { ensurePlatform, ROOT } from '../../scripts/sst-platform.ts';

declare module 'vitest' {
  interface ProvidedContext {
    bundles: Record<FunctionName, Bundle>;
    deployment: Deployment;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  if (!existsSync(`${ROOT}web/build/200.html`)) throw new Error('the app is not built: npm run build');
  await ensurePlatform();
  project.provide('bundles', await bundleFunctions());
  // Provided values are passed between processes, so they cannot hold functions.
  project.provide('deployment', JSON.parse(JSON.stringify(await deploy())) as Deployment);
}
