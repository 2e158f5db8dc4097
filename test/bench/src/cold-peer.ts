/** The baseline of the play function: only Hono and the AWS client with the commands that the table uses. */

import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { Hono } from 'hono';

const client = new DynamoDBClient({});
const commands = [
  BatchGetItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
];

const app = new Hono().get('/', (c) =>
  c.json({ commands: commands.length, client: client.config.apiVersion }),
);

export const handler = (url: string): Response | Promise<Response> => app.fetch(new Request(url));
