import type { SupplierPictureView as Picture } from './supplier-view'

/** The picture at the top of a seller's page (rule C69). */
export function SupplierPicture({ picture }: { picture: Picture }) {
  return (
    <div className="picture aspect-4/3 md:relative md:aspect-auto md:min-h-80">
      <img
        className="object-[50%_35%] md:absolute"
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
