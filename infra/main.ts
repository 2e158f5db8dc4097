/** The program that `cdk` runs (`infra/cdk.json`). Settings: STAGE, ALARM_MAIL. It writes the template to `cdk.out`. */

import { checkStage } from './contract.ts';
import { foundationApp } from './synth.ts';

const { STAGE, ALARM_MAIL } = process.env;

foundationApp({ stage: checkStage(STAGE), alarmMail: ALARM_MAIL || undefined }).synth();
