/** Words of which one stands for the others where it is told what a lesson is about. */
export const SAME_MATTER: readonly string[] = [
  'perspective perspectives viewpoint viewpoints view views side sides',
  'chief chiefs rangatira leader leaders',
  'collect collecting gather gathering survey ask asked asking',
  'decodable sounds digraph digraphs blend phonics',
  'argue argument persuade persuasive',
  'sign signed signing signature signatures',
  'settler settlers colonist colonists',
  'ancestor ancestors tupuna tipuna',
]
