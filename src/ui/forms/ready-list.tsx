type Props = {
  words: { readyTitle: string; readyAbout: string; ready: readonly string[] }
  onChoose: (text: string) => void
}

/** Sentences asked or answered often; one that is pressed is put into the box, to be sent or changed (rule T36). */
export function ReadyList({ words, onChoose }: Props) {
  return (
    <details className="script-only">
      <summary className="link min-h-6 w-fit cursor-pointer text-sm">{words.readyTitle}</summary>
      <p className="text-muted text-sm">{words.readyAbout}</p>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {words.ready.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="link min-h-8 cursor-pointer text-start"
              onClick={() => onChoose(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
