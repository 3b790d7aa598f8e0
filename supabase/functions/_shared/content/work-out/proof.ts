/**
 * A model's account of what its question asks for. It is flat so that every kind of model can write it. Code works the
 * answer out.
 */
export interface Proof {
  kind:
    | 'none'
    | 'value'
    | 'remainder'
    | 'compare'
    | 'equation'
    | 'time-after'
    | 'time-between'
    | 'round'
    | 'order'
    | 'mean'
    | 'median'
    | 'range'
    | 'sequence'
  a: string
  b: string
  show: 'number' | 'fraction' | 'money' | 'percent'
  /** Such as "cm", "g" or "minutes"; empty for none. */
  unit: string
}
