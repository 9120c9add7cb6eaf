import type { Page } from '@playwright/test'

/**
 * Waits until React has taken over the page that the server sent, and what the page does on its own right after has been
 * done: before that a click on a button finds nobody, and what the page keeps in the browser is not kept. People are
 * slower than that; a test is not. The page says so itself (web/marked.tsx).
 */
export const waitUntilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.isAlive === true)
  // an idle callback would do, but comes only beside a frame, and a page that stands still may never paint one again
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
}
