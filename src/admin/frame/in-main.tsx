import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Page = ReactElement<{ children?: ReactNode }>
type FrameElement = ReactElement<{ children?: ReactNode; viewType?: string }>

/** Puts a list of Payload's into a `main`, which its forms have and its lists have not. */
export function inMain(page: Page, Frame: unknown): Page {
  const children = Children.map(page.props.children, (child) =>
    isFramed(child) && child.type === Frame && child.props.viewType === 'list'
      ? cloneElement(child, undefined, <main>{child.props.children}</main>)
      : child,
  )
  return cloneElement(page, undefined, children)
}

const isFramed = (child: ReactNode): child is FrameElement => isValidElement(child)
