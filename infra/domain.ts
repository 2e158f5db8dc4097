/** The domain of a stage. It imports nothing, so that `sst.config.ts` can load it. */

type Environment = Readonly<Record<string, string | undefined>>;

interface Domain {
  readonly name: string;
  /** false if the zone is not in Route 53, and `cert` is given. */
  readonly dns?: false;
  readonly cert?: string;
}

/**
 * `APP_DOMAIN` for production, and STAGE.`APP_DOMAIN` for another stage; undefined, for the distribution's own address,
 * if it is unset. Its zone must be in Route 53, unless `APP_CERT` is a certificate (in us-east-1) for it.
 */
export function domainOf(stage: string, production: boolean, environment: Environment): Domain | undefined {
  const { APP_DOMAIN: base, APP_CERT: cert } = environment;
  if (!base) return undefined;
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(base))
    throw new Error('APP_DOMAIN must be a domain such as games.example.org');
  const name = production ? base : `${stage}.${base}`;
  return cert ? { name, dns: false, cert } : { name };
}
