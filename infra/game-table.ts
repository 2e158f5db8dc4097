/** The table, by the same schema that makes the embedded one. */

import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { INDEXES } from '@aeroplane/table';
import type { Construct } from 'constructs';
import { isProduction } from './contract.ts';

const TYPES = { S: AttributeType.STRING, N: AttributeType.NUMBER };

/** Items that expire name their time, in seconds since 1970, by this. */
const TTL = 'ttl';

export function gameTable(scope: Construct, stage: string): TableV2 {
  const lasts = isProduction(stage);
  return new TableV2(scope, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billing: Billing.onDemand(),
    globalSecondaryIndexes: INDEXES.map(({ name, hash, range, rangeType }) => ({
      indexName: name,
      partitionKey: { name: hash, type: AttributeType.STRING },
      sortKey: { name: range, type: TYPES[rangeType] },
      projectionType: ProjectionType.KEYS_ONLY,
    })),
    // Handlers read the game without its secrets, so late or double records do nothing and no record holds any.
    dynamoStream: StreamViewType.KEYS_ONLY,
    timeToLiveAttribute: TTL,
    encryption: TableEncryptionV2.dynamoOwnedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: lasts,
    removalPolicy: lasts ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
