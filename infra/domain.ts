/** Under which name a stage is found. It imports nothing, so that the deploy can take it in. */

type Environment = Readonly<Record<string, string | undefined>>;

export interface Domain {
  readonly name: string;
  /** false: the name is looked after elsewhere, and the certificate is given. */
  readonly dns?: false;
  readonly cert?: string;
}

/**
 * `APP_DOMAIN` itself for production and a name below it for every other stage; without it, the distribution's own
 * address. Its zone is in Route 53, unless `APP_CERT` names a certificate (in us-east-1) for it.
 */
export function domainOf(stage: string, production: boolean, environment: Environment): Domain | undefined {
  const { APP_DOMAIN: base, APP_CERT: cert } = environment;
  if (!base) return undefined;
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(base))
    throw new Error('APP_DOMAIN is a name such as games.example.org');
  const name = production ? base : `${stage}.${base}`;
  return cert ? { name, dns: false, cert } : { name };
}
