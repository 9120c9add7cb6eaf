import type { Page } from '@playwright/test'

/**
 * Waits until React has taken over the page that the server sent: before that a click on a button finds nobody. People
 * are slower than that; a test is not.
 */
export const waitUntilAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const element = document.querySelector('main button, main a, button, a')
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  })
}
