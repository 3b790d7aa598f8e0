/**
 * Words of a request that say how, when, how well or for whom a lesson is taught, and not what it is about. No lesson need print them.
 */
export const SAYS_HOW: readonly string[] = `
  action actions approx approximately around attention aspect aspects beginning beginner big blank boring bring bringing build building challenge challenges chatty cheap check classroom coding collaborative combined compare comparing bonus
  complete completing
  concept concepts connect connection connections content craft daily day days develop developing discussion drama draw drawing early end ended engaging enquiry entire estimate estimating everyday
 example examples
  experience experiment experiments exploration exploring extend extension extra feature features final focus focused focusing follow followed following
  form format full further game games general getting guide gym hall hour hours human hunt idea ideas inquiry interesting involve involves involving inside integrated
  introduce introducing introductory investigate investigating investigation kind kinds lasting letter level literacy long longer look looking main match matching maths mathematics matter meaning meant measure measuring
  method methods minute minutes missing mixed morning name names naming noisy numeracy option olden options order ordering outdoor outdoors outside own pair pairs paper place places partner partners period perspective perspectives
  play playing playground poem practical preparation prep project projects props purpose puzzle quick quiet rainy reader readers reading real really retell revise revising
  revision rich role roles rubric rubrics checklist checklists science second sentence sentences skill skills sort sorting sorts span spans spoken spot starter starters statement story stories study strategies strategy structure style styles subject summary support table tables task tasks technology test text texts themed title topic training two type types unknown unplugged variety video visit visual vocab vocabulary way weekly wet single
  down fix fixed fixes fixing happen happened happening happens minuts mintues zealand grammar homework members memory punctuation tired interval intervals went whether whole whose word words writing written`
  .trim()
  .split(/\s+/)
