/** A picture with a name beside it, as lists show products and images. */
export const NamedPicture = ({ src, name }: { src: unknown; name: string }) => (
  <>
    {typeof src === 'string' && src !== '' ? (
      // The name stands beside it.
      <img src={src} alt="" width="40" height="50" loading="lazy" />
    ) : (
      <span />
    )}
    <span className="tw:overflow-hidden tw:text-ellipsis" title={name}>
      {name}
    </span>
  </>
)
