import { wordsAt } from './words'

/** Payload's own texts that the panel says otherwise. */
export function payloadsWords() {
  const preview = wordsAt('labels', 'seeInShop')
  return {
    en: { version: { preview: preview?.en } },
    fr: { version: { preview: preview?.fr } },
    ko: { version: { preview: preview?.ko } },
  }
}
