import type { SupplierPicture as Picture } from './supplier-view'

/** The picture at the top of a seller's page (rule C69). */
export function SupplierPicture({ picture }: { picture: Picture }) {
  return (
    <div className="picture supplier-picture">
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="(width >= 48rem) 20rem, 100vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
      />
    </div>
  )
}
