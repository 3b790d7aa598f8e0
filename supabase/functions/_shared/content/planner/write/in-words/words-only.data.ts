/** What is said where a message asks for no document, or for one that is not made here. */
export const SAYS = {
  whatItDoes:
    'I make lesson plans, worksheets, activities and assessments for Years 0 to 8 in New Zealand: quizzes, reading texts, word cards, rubrics, exit tickets and more, each with its answers. I do not search the internet, and I know nothing about your students. Your earlier chats are in the list at the side, and what you saved is under Lesson plans and Resources.',
  aboutTheApp:
    'Thank you for saying so. If something I made was not right, tell me what to change: the year, the length, the topic, or what was left out.',
  pointsBack:
    'I see only this chat, so I do not know what was made or said before. Open the earlier chat from the list, or tell me again: which topic, for which year?',
  questionInReo:
    'Tēnā koe. Kāore au e mōhio ki te whakautu. Homai te tau, te kaupapa me te roa o te akoranga, ā, ka tuhia he mahere akoranga.\n\nI cannot answer questions in general. Tell me the year, the topic and the length of the lesson, in te reo Māori or in English, and I will draft a plan.',
  languages:
    'I read requests in English and in te reo Māori, and I make lessons and resources in English with te reo Māori words.',
} as const
