/** The cloud's table, with the schema of the embedded one. */

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

/** The attribute with the second since 1970 at which an item expires. */
const TTL = 'ttl';

export function gameTable(scope: Construct, stage: string): TableV2 {
  const isKept = isProduction(stage);
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
    // Keys only, so that no record holds a game's secrets. Handlers read the game itself: late or repeated records are harmless.
    dynamoStream: StreamViewType.KEYS_ONLY,
    timeToLiveAttribute: TTL,
    encryption: TableEncryptionV2.dynamoOwnedKey(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isKept,
    removalPolicy: isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
