/**
 * The stack that outlives deploys: the table with its stream, the queues, the alarms. It has no assets, so that CDK needs
 * no bucket of its own, and publishes its names and ARNs as parameters of Systems Manager.
 */

import { Stack, Validations, type StackProps } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { isProduction, parameterName, PUBLISHED, type Published } from './contract.ts';
import { gameTable } from './game-table.ts';
import { deadLetters, deliveryQueue } from './queues.ts';

export interface FoundationProps extends Pick<StackProps, 'synthesizer'> {
  readonly stage: string;
  /** The email address for alarms; undefined to see them in the console only. */
  readonly alarmMail?: string | undefined;
}

export class Foundation extends Stack {
  constructor(scope: Construct, id: string, { stage, alarmMail, ...props }: FoundationProps) {
    super(scope, id, { ...props, terminationProtection: isProduction(stage) });
    const table = gameTable(this, stage);
    const push = deliveryQueue(this, 'Push');
    const mail = deliveryQueue(this, 'Mail');
    const streamDead = deadLetters(this, 'StreamDeadLetters');
    Validations.of(streamDead).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason:
        'It holds the dead letters of the stream, whose mapping is declared by each deploy and not in this stack.',
    });

    const topic = new Topic(this, 'AlarmTopic', { enforceSSL: true });
    if (alarmMail !== undefined) topic.addSubscription(new EmailSubscription(alarmMail));
    new Alarms(this, 'Alarms', {
      stage,
      topic,
      tableName: table.tableName,
      deadLetters: { Push: push.dead, Mail: mail.dead, Stream: streamDead },
    });

    const { tableStreamArn } = table;
    if (tableStreamArn === undefined) throw new Error('the table has no stream');
    const values: Record<Published, string> = {
      TableName: table.tableName,
      TableArn: table.tableArn,
      StreamArn: tableStreamArn,
      StreamDeadLettersArn: streamDead.queueArn,
      PushQueueArn: push.queue.queueArn,
      PushQueueUrl: push.queue.queueUrl,
      MailQueueArn: mail.queue.queueArn,
      MailQueueUrl: mail.queue.queueUrl,
    };
    for (const key of PUBLISHED) {
      new StringParameter(this, `${key}Parameter`, {
        parameterName: parameterName(stage, key),
        stringValue: values[key],
      });
    }
  }
}
