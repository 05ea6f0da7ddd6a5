import type { Page } from '@playwright/test'

/** Asks the REST of the panel the way it does itself, from a page of ours. */
export const askPanel = <Body>(page: Page, path: string, method = 'GET', json?: object) =>
  page.evaluate(
    async ([path, method, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, body ? { method, body, headers } : { method })
      return { status: answer.status, body: (await answer.json()) as Body }
    },
    [path, method, json && JSON.stringify(json)] as const,
  )
