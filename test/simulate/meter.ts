/**
 * Counts the cost of everything in DynamoDB's units, by purpose. A simulated world does one thing at a time, so the
 * purpose of each call is known.
 */

import type { Store } from '@aeroplane/core';
import type { Consumed } from '@aeroplane/table';

/** The purpose of a call of the table. */
export const PURPOSES = {
  create: 'creating and joining games, devices, settings',
  submit: 'submitting moves and rolls',
  open: 'opening a game',
  poll: 'asking again while its page is open',
  list: 'the list of games',
  seen: 'telling what was seen',
  session: 'sessions, and renewing them once a day',
  plan: 'standing orders',
  other: 'resigning, returning, muting',
  stream: 'what follows from a write: planning notices, bots',
  deliver: 'delivering notices',
  sweep: 'the clock',
} as const;
export type Purpose = keyof typeof PURPOSES;

export interface Cost {
  calls: number;
  read: number;
  write: number;
}

export const noCost = (): Cost => ({ calls: 0, read: 0, write: 0 });

export function addCost(sum: Cost, { calls, read, write }: Cost): Cost {
  sum.calls += calls;
  sum.read += read;
  sum.write += write;
  return sum;
}

/** The cost of one call of the table. */
export interface Charge {
  readonly call: string;
  readonly operation: Consumed['operation'];
  readonly units: number;
}

export class Meter {
  #purpose: Purpose = 'create';
  #call = '';
  /** By purpose and call of the store. */
  readonly costs: Record<string, Cost> = {};
  /** Writes whose condition failed: DynamoDB bills them like others, but does not report their size. */
  refused = 0;

  #noted: Charge[] | undefined;

  readonly onConsumed = ({ operation, units }: Consumed): void => {
    const charge = { call: this.#call, operation, units };
    this.#noted?.push(charge);
    this.#charge(charge);
  };

  #charge({ call, operation, units }: Charge): void {
    const cost = (this.costs[`${this.#purpose} ${call}`] ??= noCost());
    cost.calls += 1;
    cost[operation] += units;
  }

  /** Runs some work and returns its charges. */
  async noting(work: () => Promise<void>): Promise<readonly Charge[]> {
    const noted: Charge[] = [];
    this.#noted = noted;
    try {
      await work();
    } finally {
      this.#noted = undefined;
    }
    return noted;
  }

  /** Counts the same reads of the same items again. */
  again(purpose: Purpose, charges: readonly Charge[]): void {
    const before = this.#purpose;
    this.#purpose = purpose;
    for (const charge of charges) this.#charge(charge);
    this.#purpose = before;
  }

  refuse(): void {
    this.refused += 1;
    this.onConsumed({ operation: 'write', keys: [], units: 1, indexUnits: 0 });
  }

  async run<T>(purpose: Purpose, work: () => Promise<T>): Promise<T> {
    const before = this.#purpose;
    this.#purpose = purpose;
    try {
      return await work();
    } finally {
      this.#purpose = before;
    }
  }

  /** Write units so far. */
  get written(): number {
    return Object.values(this.costs).reduce((sum, { write }) => sum + write, 0);
  }

  /** The store, with each call attributed by name. */
  around(store: Store): Store {
    return new Proxy(store, {
      get: (target, name: keyof Store) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]): Promise<unknown> => {
          this.#call = name;
          return method.apply(target, args);
        };
      },
    });
  }
}
