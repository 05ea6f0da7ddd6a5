import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Framed = ReactElement<{ children?: ReactNode }>

/** Puts what stands in Payload's frame into a `main`, which its lists and forms have none of. */
export function inMain(page: Framed, Frame: unknown): Framed {
  const children = Children.map(page.props.children, (child) =>
    isFramed(child) && child.type === Frame
      ? cloneElement(child, undefined, <main>{child.props.children}</main>)
      : child,
  )
  return cloneElement(page, undefined, children)
}

const isFramed = (child: ReactNode): child is Framed => isValidElement(child)
