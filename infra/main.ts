/** What `cdk` runs: the foundation of the stage that the environment names. */

import { checkStage } from './contract.ts';
import { foundationApp } from './synth.ts';

const { STAGE, ALARM_MAIL } = process.env;

foundationApp({ stage: checkStage(STAGE), alarmMail: ALARM_MAIL || undefined }).synth();
