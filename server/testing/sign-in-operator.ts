import { demoOperator, keepDemoOperator } from '#server/demo/demo-operator.ts'
import type { TestApp } from './make-test-app.ts'
import { Visitor } from './visitor.ts'

/** Takes the app; returns a browser of its operator, signed in on the platform's host. */
export async function signInOperator(test: TestApp): Promise<Visitor> {
  await keepDemoOperator(test.database.db)
  const visitor = new Visitor(test.app, 'localhost')
  await visitor.call('POST', '/api/v1/platform/operator/session', demoOperator)
  return visitor
}
