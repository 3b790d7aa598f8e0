import type { FollowUpWords } from './follow-up.ts'

/** Wishes that cannot be done here. They are answered in words, and the document stays. */
export const CANNOT_WORDS: readonly FollowUpWords[] = [
  {
    gives: { kind: 'cannot', why: 'thanks' },
    pattern:
      /^(?:(?:that'?s|this is|it'?s|looks?|love it|perfect|great|good|awesome|brilliant|lovely|nice|cool|thanks|thank you|cheers|ka pai|ka rawe|tau kē|ngā mihi|amazing|excellent|well done|exactly|just|so much|heaps|a lot|very|much|what i (?:need(?:ed)?|want(?:ed)?)|one|work|job|it|ok(?:ay)?|yes|yay|nui|tino|pai)[\s,!.]*)+$/iu,
    matches: ['great thanks', 'perfect, just what I needed', 'ka rawe', 'thank you so much'],
    misses: ['great apes', 'nice and easy please', 'thanks, make it shorter'],
  },
  {
    gives: { kind: 'cannot', why: 'answers' },
    pattern:
      /^(?:(?:no|without|hide|take out|remove|leave out|take off|delete|where (?:are|is)|don'?t (?:show|print)) (?:the |all the )?answers?(?: (?:key|page|sheet|on it|please|for them))*|(?:and )?(?:(?:put|have|print|keep|move|get|give me|i want|i need|we need|needs?|want|with) )*(?:the |all the )?answers?(?: key)? (?:to be )?(?:on|to|onto) (?:a |an |their |its )?(?:sep[ae]r[ae]te|different|own|another|other) (?:page|sheet|paper)(?: please)?)$/i,
    matches: [
      'no answers',
      'the answers on a separate page',
      'need answers on a seperate page',
      'put the answer key on its own page',
      'hide the answers',
      'where is the answer sheet',
      'where are the answers',
    ],
    misses: ['put the answers on the sheet', 'answers'],
  },
  {
    gives: { kind: 'cannot', why: 'title' },
    pattern:
      /^(?:change|rename|new|another|different|make) (?:the )?(?:title|name|heading)(?: (?:to|it|of it) [^\n]{1,80})?$/i,
    matches: ['change the title to Number fun', 'another title'],
    misses: ['title page', 'names of shapes'],
  },
  {
    gives: { kind: 'cannot', why: 'picture' },
    pattern:
      /^(?:add|put|include|insert|find|show|use|have|give me|with|need|attach|get|draw|make|generate)(?: in| me)? (?:an? |some |the |more )?(?:\p{L}+ )?(?:photos?|pictures?|images?|pics?|illustrations?|clip ?art|diagrams?|maps?|posters?|cartoons?|emojis?|drawings?|graphics?)(?: (?:of|for|to|in|on|about|from) [\p{L}\p{M}’' ]+| in(?: it)?| too)*$/iu,
    matches: ['add a photo of a kiwi', 'put some pictures in', 'find an image for it'],
    misses: ['picture cards', 'drawing lesson'],
  },
  {
    gives: { kind: 'cannot', why: 'send' },
    pattern:
      /^(?:e-?mail|send|share|upload|post|export|save|put|push|add|print|download|copy|forward|assign)(?: (?:it|this|that|these|them|the (?:plan|lesson|worksheet|sheet|quiz)|a copy))? (?:(?:in(?:to)?|on|to|with|as|up|via|for) )*(?:an? |my |the |our |their )*(?:(?:google|microsoft|ms|one) ?\p{L}+|classroom|drive|seesaw|canva|teams|onedrive|hapara|hero|edge|etap|dojo|class dojo|kahoot|word doc(?:ument)?|pdf|docs?|e-?mail|principal|colleagues?|team(?: leader)?|syndicate|parents|dropbox|usb|printer|website|facebook|calendar)(?: [\p{L}]+)?$/iu,
    matches: [
      'email it to my principal',
      'put it in google classroom',
      'save it as a pdf',
      'post this on Seesaw',
    ],
    misses: ['put it in the hall', 'a note to parents', 'send a letter'],
  },
  {
    gives: { kind: 'cannot', why: 'layout' },
    pattern:
      /^(?:[\p{L}’' ]{0,50} )?(?:fonts?|comic sans|bold|italics?|underlined?|(?:bigger|larger|smaller) (?:writing|print|text size|letters)|text size|margins?|landscape|portrait|colou?r(?:ed)? (?:paper|background|print)|logo|border|clip ?art|line spacing|page numbers?)(?: [\p{L} ]{0,30})?$/iu,
    matches: ['change the font to arial', 'bigger print', 'add our school logo'],
    misses: ['drawing landscapes', 'colour mixing'],
  },
  {
    gives: { kind: 'cannot', why: 'translate' },
    pattern:
      /^(?:translate|put|change|write|make|do|turn|have)(?: (?:it|this|that|the (?:whole |entire )?(?:plan|lesson|worksheet|sheet|thing|lot|document|questions|letter|note)|everything|all of it))?(?: all)? (?:in(?:to)?|to) (?:samoan|gagana samoa|tongan|lea faka-?tonga|fijian|hindi|mandarin|chinese|cantonese|korean|japanese|tagalog|filipino|cook islands m[āa]ori|niuean|tokelauan|tuvaluan|french|spanish|german|punjabi|arabic|urdu|afrikaans|russian|dutch|vietnamese|thai|portuguese)$/iu,
    matches: ['translate the whole plan into Samoan', 'put it into Hindi', 'write it in French'],
    misses: ['translate the key words into te reo', 'french lesson year 7'],
  },
  {
    gives: { kind: 'cannot', why: 'recording' },
    pattern:
      /^(?:add|put|include|insert|find|show|use|give me|with|need|link|attach|get|make)(?: in| me)? (?:an? |some |the |more )?(?:\p{L}+ )?(?:videos?|youtube(?: \p{L}+)*|clips?|audio|recordings?|links?|websites?|songs? links?|podcasts?)(?: (?:of|for|to|in|on|about|from) [\p{L}\p{M}’' ]+| in(?: it)?| too)*$/iu,
    matches: ['add a video', 'find a youtube clip about bees', 'include some links'],
    misses: ['no videos', 'link it to maths'],
  },
  {
    gives: { kind: 'cannot', why: 'slides' },
    pattern:
      /^(?:(?:make|turn|give me|create|do|i need|convert|change|need)(?: (?:it|this|that))? )?(?:(?:in)?to )?(?:an? |some |the )?(?:google )?(?:slides?|power ?points?|slide ?show|presentation|slide deck|ppt)(?: (?:for|of|to go with) (?:it|this|that|the lesson))?$/i,
    matches: ['make slides for this', 'turn it into a powerpoint', 'a slideshow'],
    misses: ['slides and turns in geometry', 'pupils give a presentation on birds'],
  },
  {
    gives: { kind: 'cannot', why: 'versions' },
    pattern:
      /^(?:make|give me|do|print|i need|i want|need) (?:\d|two|three|four|a couple of|some|different|several) (?:different )?(?:versions|copies|sets)(?: of (?:it|this|the (?:sheet|quiz|test|worksheet)))?$/i,
    matches: ['make 2 versions', 'i need three copies of it'],
    misses: ['versions of the story', 'three levels'],
  },
  {
    gives: { kind: 'cannot', why: 'facts' },
    pattern:
      /^(?:what|which|who|why|how|when|where|is|are|was|did|does)\b(?!.*\b(?:make|change|add|give)\b)[^\n]{3,120}$/iu,
    matches: ['who wrote this', 'is this right', 'what misconceptions will they have about tides'],
    misses: ['can you make it shorter', 'volcanoes'],
  },
]
