/// <reference path="./.sst/platform/config.d.ts" />

/**
 * The resources that each deploy may replace: functions, API, mappings, schedule, site, distribution. Those that outlive
 * it are CDK's (`infra`), found by the names in `infra/contract.ts`. SST allows no import at the top.
 */
export default $config({
  async app({ stage }) {
    const { APP, checkStage, isProduction } = await import('./infra/contract.ts');
    return {
      name: APP,
      home: 'aws',
      // Nothing here holds data.
      removal: 'remove',
      protect: isProduction(checkStage(stage)),
      providers: { aws: { version: '7.20.0' } },
    };
  },

  async run() {
    const contract = await import('./infra/contract.ts');
    const { domainOf } = await import('./infra/domain.ts');
    const { nestedPages } = await import('./infra/nested-pages.ts');
    const { PERMISSIONS } = await import('./infra/permissions.ts');
    const { viewerRequest } = await import('./infra/viewer-request.ts');
    const headers = await import('./packages/api/src/security-headers.ts');
    const { STREAM_FILTERS } = await import('./packages/table/src/stream-filters.ts');
    const { stage } = $app;

    /** The built app. */
    const SITE = 'web/build';
    /** Compressed copies for the server of one machine; the distribution compresses by itself. */
    const COMPRESSED = ['**/*.br', '**/*.gz'];

    // The foundation's parameters.
    type Published = (typeof contract.PUBLISHED)[number];
    const read = (key: Published) =>
      aws.ssm.getParameterOutput({ name: contract.parameterName(stage, key), withDecryption: false }).value;
    const foundation = Object.fromEntries(contract.PUBLISHED.map((key) => [key, read(key)])) as Record<
      Published,
      $util.Output<string>
    >;

    // Secrets, set once a stage: see docs/operate.md.
    const vapidKeys = new sst.Secret('VapidKeys');
    const pushSubject = new sst.Secret('PushSubject');
    const originSecrets = new sst.Secret('OriginSecrets');
    const mailServer = new sst.Secret('MailServer', '');
    const mailFrom = new sst.Secret('MailFrom', '');

    const securityHeaders = new aws.cloudfront.ResponseHeadersPolicy('SecurityHeaders', {
      securityHeadersConfig: {
        strictTransportSecurity: { accessControlMaxAgeSec: headers.HSTS_SEC, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: 'DENY', override: true },
        referrerPolicy: { referrerPolicy: headers.REFERRER_POLICY, override: true },
        // The API sends its own.
        contentSecurityPolicy: { contentSecurityPolicy: headers.PAGE_POLICY, override: false },
      },
      customHeadersConfig: {
        items: Object.entries(headers.COMMON_HEADERS).map(([header, value]) => ({
          header,
          value,
          override: true,
        })),
      },
    });
    // The distribution adds a secret header, and the functions refuse requests without it.
    const onRequest = originSecrets.value.apply((secrets) =>
      viewerRequest({ originSecret: secrets.split(' ')[0] ?? '', pages: nestedPages(SITE) }),
    );
    const domain = domainOf(stage, contract.isProduction(stage), process.env);
    const router = new sst.aws.Router('Router', {
      ...(domain !== undefined && { domain }),
      edge: { viewerRequest: { injection: onRequest } },
      transform: {
        cdn: (args) => {
          args.defaultCacheBehavior = $output(args.defaultCacheBehavior).apply((behavior) => ({
            ...behavior,
            responseHeadersPolicyId: securityHeaders.id,
          }));
          args.transform = { distribution: { httpVersion: 'http2and3', isIpv6Enabled: true } };
        },
      },
    });

    const resourceOf = (resource: string) =>
      resource.startsWith('index/')
        ? $interpolate`${foundation.TableArn}/${resource}`
        : foundation[resource as Published];

    /** A bundled function, with its own permissions and log. */
    const functionOf = (
      name: (typeof contract.FUNCTIONS)[number],
      {
        environment,
        ...more
      }: Partial<sst.aws.FunctionArgs> & { environment?: Record<string, $util.Input<string>> },
    ): sst.aws.FunctionArgs => {
      const fullName = contract.functionName(stage, name);
      const log = new aws.cloudwatch.LogGroup(`Log-${name}`, {
        name: `/aws/lambda/${fullName}`,
        retentionInDays: 30,
      });
      return {
        name: fullName,
        bundle: `packages/functions/dist/${name}`,
        handler: 'index.handler',
        runtime: 'nodejs24.x',
        architecture: 'arm64',
        memory: '512 MB',
        timeout: `${contract.DELIVERY_TIMEOUT_SEC} seconds`,
        logging: { format: 'json', logGroup: log.name },
        permissions: [
          ...PERMISSIONS[name].map(({ actions, resource }) => ({
            actions: [...actions],
            resources: [resourceOf(resource)],
          })),
          // Its own log only: the managed policy would allow every log.
          { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [$interpolate`${log.arn}:*`] },
        ],
        environment: {
          NODE_OPTIONS: '--enable-source-maps',
          NAMESPACE: contract.NAMESPACE,
          STAGE: stage,
          TABLE_NAME: foundation.TableName,
          ...environment,
        },
        transform: {
          role: (args) => {
            args.managedPolicyArns = [];
            args.assumeRolePolicy = aws.iam.assumeRolePolicyForPrincipal({ Service: 'lambda.amazonaws.com' });
          },
          function: (args) => {
            // Lambda's own lines about every start and end would be most of the log.
            args.loggingConfig = $output(args.loggingConfig).apply((config) => ({
              logFormat: 'JSON',
              ...config,
              applicationLogLevel: 'INFO',
              systemLogLevel: 'WARN',
            }));
          },
        },
        ...more,
      };
    };

    // HTTP requests.
    const api = new sst.aws.ApiGatewayV2('Api', {
      cors: false,
      transform: {
        stage: (args) => {
          // API Gateway's log has paths, which contain invites and codes.
          delete args.accessLogSettings;
          args.defaultRouteSettings = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };
        },
      },
    });
    const requests = {
      memory: '1024 MB',
      timeout: '20 seconds',
      environment: {
        PUBLIC_ORIGIN: router.url,
        ORIGIN_SECRETS: originSecrets.value,
      },
    } as const;
    /** Routes requests to a function. API Gateway picks the most specific route. */
    const answer = (name: string, args: sst.aws.FunctionArgs, ...routes: readonly string[]): void => {
      const { arn } = new sst.aws.Function(name, args);
      for (const route of routes) api.route(route, arn);
    };
    answer(
      'Requests',
      functionOf('api', {
        ...requests,
        environment: {
          ...requests.environment,
          VAPID_PUBLIC_KEY: vapidKeys.value.apply((keys) => keys.split('.')[0] ?? ''),
          VERSION: process.env['APP_VERSION'] ?? 'unknown',
          COMMIT: process.env['APP_COMMIT'] ?? 'unknown',
          MAILS: mailServer.value.apply((server) => (server === '' ? '' : '1')),
          PUSH_QUEUE_URL: foundation.PushQueueUrl,
          MAIL_QUEUE_URL: foundation.MailQueueUrl,
        },
      }),
      'ANY /api',
      'ANY /api/{proxy+}',
    );
    answer('Passkeys', functionOf('passkeys', requests), 'ANY /api/passkeys', 'ANY /api/passkeys/{proxy+}');
    // Links to games and invites: the app's page with a preview for chat apps, and the pictures.
    answer('Preview', functionOf('preview', requests), '$default');
    for (const address of ['/api', '/g', '/i']) router.route(address, api.url);

    // Follow-ups of writes.
    const stream = new sst.aws.Function(
      'Stream',
      functionOf('stream', { environment: { PUSH_QUEUE_URL: foundation.PushQueueUrl } }),
    );
    new aws.lambda.EventSourceMapping('StreamMapping', {
      functionName: stream.arn,
      eventSourceArn: foundation.StreamArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 25,
      functionResponseTypes: ['ReportBatchItemFailures'],
      bisectBatchOnFunctionError: true,
      maximumRetryAttempts: 20,
      maximumRecordAgeInSeconds: 6 * 3_600,
      destinationConfig: { onFailure: { destinationArn: foundation.StreamDeadLettersArn } },
      filterCriteria: { filters: STREAM_FILTERS.map((pattern) => ({ pattern: JSON.stringify(pattern) })) },
    });

    // Deliveries.
    const consumers = {
      push: {
        queue: 'Push',
        environment: { VAPID_KEYS: vapidKeys.value, PUSH_SUBJECT: pushSubject.value },
      },
      mail: {
        queue: 'Mail',
        environment: { MAIL_SERVER: mailServer.value, MAIL_FROM: mailFrom.value, MAILS: '1' },
      },
    } as const;
    for (const [name, { queue, environment }] of Object.entries(consumers)) {
      const consumer = new sst.aws.Function(
        queue,
        functionOf(name as keyof typeof consumers, {
          environment: {
            PUBLIC_ORIGIN: router.url,
            OWN_QUEUE_URL: foundation[`${queue}QueueUrl`],
            ATTEMPTS: String(contract.DELIVERY_ATTEMPTS),
            ...environment,
          },
        }),
      );
      new aws.lambda.EventSourceMapping(`${queue}Mapping`, {
        functionName: consumer.arn,
        eventSourceArn: foundation[`${queue}QueueArn`],
        batchSize: 5,
        functionResponseTypes: ['ReportBatchItemFailures'],
        scalingConfig: { maximumConcurrency: 20 },
      });
    }

    // The clock.
    new sst.aws.CronV2('Sweep', {
      schedule: 'rate(1 minute)',
      function: functionOf('sweep', { retries: 0, environment: { MAIL_QUEUE_URL: foundation.MailQueueUrl } }),
    });

    // The app: files named by their content are cached for a year, others revalidated.
    new sst.aws.StaticSite('Web', {
      path: SITE,
      // The page at every address that is not a file.
      indexPage: '200.html',
      router: { instance: router },
      transform: {
        // With the right to list the bucket, CloudFront gets 404 for a missing file instead of 403.
        assets: {
          policy: [
            {
              principals: [{ type: 'service', identifiers: ['cloudfront.amazonaws.com'] }],
              actions: ['s3:ListBucket'],
            },
          ],
        },
      },
      assets: {
        // Pages of the last build may still be open, and fetch more of its files.
        purge: false,
        // Below this, a missing file is a 404 and never the app's page.
        routes: ['_app'],
        fileOptions: [
          { files: '**', ignore: COMPRESSED, cacheControl: 'public,max-age=0,must-revalidate' },
          {
            files: '_app/immutable/**',
            ignore: COMPRESSED,
            cacheControl: 'public,max-age=31536000,immutable',
          },
        ],
      },
    });

    return { url: router.url };
  },
});
